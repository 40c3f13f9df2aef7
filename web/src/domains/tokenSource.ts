/** A fresh token of the bot check for one call; empty where the check is off. Rejects when the visitor could not be checked. */
export type TokenSource = () => Promise<string>
