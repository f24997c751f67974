import { Markdown } from '@storybook/addon-docs/blocks'

import productChanges from '../../../../CHANGELOG.md?raw'
import packageChanges from '../../CHANGELOG.md?raw'

const announced = import.meta.glob<string>('../../../../.changeset/ui-*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A change set without its header, which only names packages. */
const withoutHeader = (text: string) => text.replace(/^---\n.*?\n---\n/s, '').trim()

/** The part of a changelog below its first heading of level 2, up to the next one. */
const latest = (text: string) => /^## .*?\n(.*?)(?=^## |(?![^]))/ms.exec(text)?.[1]?.trim() ?? ''

/** What the next release of the package contains, its latest release, and what changed in the product around it. */
export function WhatsNew() {
  const released = latest(packageChanges)
  return (
    <>
      {Object.entries(announced).map(([file, text]) => (
        <Markdown key={file}>{withoutHeader(text)}</Markdown>
      ))}
      {released && <Markdown>{released}</Markdown>}
      <details>
        <summary>Changes of the whole product since its last release</summary>
        <Markdown>{latest(productChanges)}</Markdown>
      </details>
    </>
  )
}
