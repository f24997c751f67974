import { defineConfig } from 'oxlint'

import { uiAlone, uiLayers } from './scripts/lint/ui-layers.ts'

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: [
    '**/generated/**',
    '**/dist/**',
    'storybook-static/**',
    'packages/server/migrations/**',
    'e2e/consumer/template/**',
    '**/*.mdx',
  ],
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-console': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/extensions': 'off',
    'import/no-unassigned-import': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    'react/react-in-jsx-scope': 'off',
    'react/jsx-no-constructed-context-values': 'error',
    'react/no-array-index-key': 'error',
    'react/exhaustive-deps': 'error',
    'unicorn/no-array-sort': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'consistent-return': 'off',
    'import/no-named-as-default-member': 'off',
    'jsx-a11y/no-autofocus': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'oxc/no-map-spread': 'off',
    'react/incompatible-library': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'react/refs': 'off',
    'promise/always-return': 'off',
    'no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
    ],
    'typescript/no-generated-empty-object-type': 'off',
    'typescript/no-unsafe-enum-assignment': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'unicorn/require-post-message-target-origin': 'off',
  },
  overrides: [
    {
      files: [
        'scripts/**',
        'bench/**',
        'reliability/**',
        'packages/server/src/main.ts',
        'packages/server/src/commands/**',
        'packages/server/src/db/**/*.setup.ts',
        'packages/server/src/http/stop.ts',
        '**/vitest.config.ts',
      ],
      rules: { 'no-console': 'off' },
    },
    {
      files: [
        '**/*.stories.tsx',
        '**/*.config.ts',
        '**/*.setup.ts',
        '**/vitest.*.ts',
        '**/.size-limit.ts',
        '.storybook/**',
        '**/*.d.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // Static rules misread the ARIA roles of grids and trees. axe checks every story in a browser instead.
      files: ['packages/ui/**'],
      rules: {
        'jsx-a11y/control-has-associated-label': 'off',
        'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
        'jsx-a11y/no-noninteractive-element-interactions': 'off',
        'jsx-a11y/no-redundant-roles': 'off',
        'jsx-a11y/no-static-element-interactions': 'off',
        'jsx-a11y/role-supports-aria-props': 'off',
        'no-restricted-imports': ['error', { patterns: uiAlone }],
      },
    },
    ...uiLayers,
    {
      files: ['packages/domain/**', 'packages/api-client/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          { patterns: [{ group: ['@commissary/*'], message: 'This package imports nothing of ours.' }] },
        ],
      },
    },
    {
      // The tests with USDA SR28 read its table.
      files: ['packages/domain/src/**'],
      excludeFiles: ['**/*.test.ts', 'packages/domain/src/testing/sr28-foods.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              { group: ['@commissary/*'], message: 'domain imports nothing of ours.' },
              { group: ['node:*', 'react', 'react-dom'], message: 'domain is pure: no I/O, no React.' },
            ],
          },
        ],
      },
    },
    {
      files: ['packages/app/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['@commissary/server', '@commissary/server/*'],
                message: 'The app speaks to the server through api-client.',
              },
              {
                group: [
                  'styled-components',
                  '@radix-ui/*',
                  '@tanstack/*',
                  '@fullcalendar/*',
                  '@dnd-kit/*',
                  'downshift',
                  'final-form',
                  'react-final-form',
                ],
                message: 'The app is thin: drawing belongs to ui.',
              },
            ],
          },
        ],
        'no-restricted-globals': ['error', { name: 'fetch', message: 'Every endpoint goes through api-client.' }],
      },
    },
    {
      // Worlds and cases of the access matrix name each other's types.
      files: ['packages/server/test/matrix/**'],
      rules: { 'import/no-cycle': 'error' },
    },
    {
      files: ['packages/server/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['@commissary/app', '@commissary/ui', '@commissary/ui/*', '@commissary/api-client'],
                message: 'The server knows domain, messages and the contract only.',
              },
            ],
          },
        ],
      },
    },
  ],
})
