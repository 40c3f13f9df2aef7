/** Where the storefront tells what went wrong: pino on the server, a batch in the browser. Details hold no personal data. */
export interface Log {
  readonly info: (details: Readonly<Record<string, unknown>>, message: string) => void
  readonly warn: (details: Readonly<Record<string, unknown>>, message: string) => void
  readonly error: (details: Readonly<Record<string, unknown>>, message: string) => void
}
