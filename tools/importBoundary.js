import { dirname, relative, resolve } from 'node:path'

/**
 * One part of the house and what its files may not, or may alone, import. Targets are paths from the repository's root
 * (`web/src/cart/`) or names of packages (`stdnum/lib/`), compared by their beginning.
 *
 * @typedef {object} Zone
 * @property {string} name
 * @property {string[]} inside beginnings of the paths of its files
 * @property {string[]} [leaves] beginnings of paths within that are left out
 * @property {'never' | 'only'} [tests] whether its test files are left out, or are all it covers
 * @property {string[]} [allows] the only targets
 * @property {string[]} [forbids] targets refused
 * @property {string[]} [except] targets within `forbids` that are allowed all the same
 * @property {string} message
 */

const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file)

const beginsWith = (/** @type {string[]} */ beginnings, /** @type {string} */ path) =>
  beginnings.some((beginning) => path === beginning || path.startsWith(beginning))

/** @param {Zone} zone @param {string} file path from the repository's root */
function covers(zone, file) {
  if (!beginsWith(zone.inside, file) || beginsWith(zone.leaves ?? [], file)) return false
  return zone.tests === undefined || (zone.tests === 'only') === isTest(file)
}

/** @param {Zone} zone @param {string} target */
function refuses(zone, target) {
  if (zone.allows !== undefined) return !beginsWith(zone.allows, target)
  return beginsWith(zone.forbids ?? [], target) && !beginsWith(zone.except ?? [], target)
}

/**
 * What an import means, as a path from the root or a package: `../domain/x.ts` and `@balcao/rules/x` both become a path.
 *
 * @param {string} root @param {string} file absolute path @param {string} specifier
 */
function targetOf(root, file, specifier) {
  if (specifier.startsWith('.')) {
    return relative(root, resolve(dirname(file), specifier)).replaceAll('\\', '/')
  }
  const own = /^@balcao\/([a-z0-9]+)(?:\/(.*))?$/.exec(specifier)
  return own === null ? specifier : `${own[1]}/src/${own[2] ?? ''}`
}

/**
 * The ESLint rule. Unlike `no-restricted-imports` it sees where an import leads, however it is written, sees `import()` in code
 * and in types too, and takes every zone that covers a file instead of the last one.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const importBoundary = {
  meta: { type: 'problem', schema: [{ type: 'object' }], messages: { refused: '{{message}}' } },
  create(context) {
    const { root, zones } = context.options[0]
    const file = relative(root, context.filename).replaceAll('\\', '/')
    const covering = /** @type {Zone[]} */ (zones).filter((zone) => covers(zone, file))
    if (covering.length === 0) return {}

    const check = (/** @type {any} */ node, /** @type {any} */ literal) => {
      if (typeof literal?.value !== 'string') return
      const target = targetOf(root, context.filename, literal.value)
      for (const { message } of covering.filter((zone) => refuses(zone, target))) {
        context.report({ node, messageId: 'refused', data: { message } })
      }
    }
    const bySource = (/** @type {any} */ node) => check(node, node.source)

    return {
      ImportDeclaration: bySource,
      ExportNamedDeclaration: bySource,
      ExportAllDeclaration: bySource,
      ImportExpression: bySource,
      TSImportType: (/** @type {any} */ node) => check(node, node.source ?? node.argument?.literal),
    }
  },
}
