/**
 * Stands for wouter's parser of route patterns (`vite.config.ts`): the steps of the purchase are a list, and `locationOf` reads an address without
 * any pattern. Throws: a `Route` with a path would be the first.
 */
export function parse(pattern: string): never {
  throw new Error(`no route patterns here: ${pattern}`)
}
