/** The buyer's tax document, asked once for the whole purchase (WCAG 3.3.7): the identification has what was typed here, and the reverse. */
export interface TypedDocument {
  /** As typed, on whichever screen; empty while the server's page is taken over. */
  readonly typed: string
  /** As it is at this moment, for what happens outside a render. */
  readonly read: () => string
  readonly type: (value: string) => void
}
