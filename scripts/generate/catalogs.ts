import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { defaultLanguage, type Language, languages } from '../../packages/messages/src/languages.ts'
import { root } from '../steps.ts'

const texts = join(root, 'packages/messages/src')
const banner = '// Generated from the texts of packages/messages by `pnpm generate`. Do not edit.\n\n'

/** Files outside the catalog: the server's, the client's, and those of pages that show before the catalog has loaded. */
const apart = new Set(['client', 'login', 'mail', 'password', 'server'])
/** Areas that load with the shell, and the one that only documents use. */
const notOfScreens = new Set(['common', 'shell', 'print'])

/** What a catalog is called in code. A new language does not compile without its name. */
const names: Record<Language, string> = { en: 'english', es: 'spanish', ar: 'arabic' }

interface Area {
  /** "schoolMenus" */
  key: string
  /** "school-menus" */
  file: string
}

/** For each language, its catalog by area and the loaders of the screens' areas. */
export function catalogFiles(): Map<string, string> {
  const areas = readdirSync(join(texts, defaultLanguage))
    .map((name) => name.replace(/\.json$/, ''))
    .filter((file) => !apart.has(file))
    .toSorted()
    .map((file) => ({ file, key: file.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()) }))
  return new Map(
    languages.flatMap((language) => [
      [`${names[language]}.ts`, catalogFile(language, areas)],
      [`load-${names[language]}.ts`, loadersFile(language, areas)],
    ]),
  )
}

function catalogFile(language: Language, areas: readonly Area[]): string {
  const imports = areas.map(
    ({ key, file }) => `import ${key} from '../${language}/${file}.json' with { type: 'json' }\n`,
  )
  const isTranslated = language !== defaultLanguage
  return [
    banner,
    ...imports,
    ...(isTranslated ? [`\nimport type { Messages } from '../messages.ts'\n`] : []),
    `\n/** The ${titleOf(language)} catalog, by area. */\nexport const ${names[language]}${isTranslated ? ': Messages' : ''} = {\n`,
    ...areas.map(({ key }) => `  ${key},\n`),
    '}\n',
  ].join('')
}

function loadersFile(language: Language, areas: readonly Area[]): string {
  const title = titleOf(language)
  return [
    banner,
    `import type { Loaders } from '../load-texts.ts'\n\n`,
    `/** Loads the ${title} texts of each area. */\nexport const load${title}: Loaders = {\n`,
    ...areas
      .filter(({ key }) => !notOfScreens.has(key))
      .map(({ key, file }) => `  ${key}: () => import('../${language}/${file}.json', { with: { type: 'json' } }),\n`),
    '}\n',
  ].join('')
}

const titleOf = (language: Language) => names[language].replace(/^./, (letter) => letter.toUpperCase())
