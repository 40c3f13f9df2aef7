import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { boundaryRules } from './tools/boundaries.js'

/** Slips that a reader misses and a compiler allows; each has cost a known codebase a bug. */
const slips = {
  'array-callback-return': 'error',
  'no-constant-binary-expression': 'error',
  'no-unused-expressions': 'off',
  '@typescript-eslint/no-unused-expressions': 'error',
  eqeqeq: 'error',
  'no-console': 'error',
}

const tests = ['**/*.test.ts', '**/*.test.tsx', 'e2e/**', 'api/src/test/**', 'web/src/testing/**']

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '.types/**',
      '.data/**',
      '**/node_modules/**',
      'web/src/i18n/locales/**',
      'web/src/i18n/messageIds.ts',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  ...tseslint.configs.recommended.map((config) => ({ ...config, files: ['**/*.ts', '**/*.tsx'] })),
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...slips,
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['vitest.config.ts', '*/vitest.config.ts'],
    languageOptions: { parserOptions: { projectService: false } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/no-misused-promises': 'off',
      '@typescript-eslint/await-thenable': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'off',
    },
  },
  { files: tests, rules: { 'max-lines': 'off' } },
  {
    files: ['web/**/*.tsx', 'web/**/*.ts'],
    ...jsxA11y.flatConfigs.recommended,
  },
  { files: ['web/**/*.tsx', 'web/**/*.ts'], ...reactHooks.configs.flat.recommended },
  { files: ['tools/**', 'bench/**'], rules: { 'no-console': 'off' } },
  ...boundaryRules,
)
