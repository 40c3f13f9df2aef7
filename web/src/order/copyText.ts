/** Puts text on the clipboard; false where the browser does not let the page. */
export const copyText = (value: string): Promise<boolean> =>
  'clipboard' in navigator
    ? navigator.clipboard.writeText(value).then(
        () => true,
        () => false,
      )
    : Promise.resolve(false)
