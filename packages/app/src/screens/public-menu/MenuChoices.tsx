import type { PublicMenu } from '@commissary/api-client'
import { languages as pageLanguages } from '@commissary/messages/languages'
import { menuTitle } from '@commissary/messages/public-menu'
import type { Wording } from '@commissary/messages/wording'
import { Checkbox, CheckboxGroup, Fold, Inline, Select, Stack, Tabs } from '@commissary/ui'
import { startTransition, useOptimistic } from 'react'

import type { usePublicMenu } from './use-public-menu.ts'

type MenuChoicesProps = Pick<ReturnType<typeof usePublicMenu>, 'of' | 'chosenLanguage' | 'avoided' | 'set'> & {
  menu: PublicMenu
  wording: Wording
}

/** Which menu, in which language, and what to avoid. */
export function MenuChoices({ menu, of, chosenLanguage, avoided, set, wording }: MenuChoicesProps) {
  const { t, formats } = wording
  const { menus, languages, allergens } = menu
  const nameOf = (allergen: (typeof allergens)[number]) => t(`words.allergens.${allergen}`)
  // Checked at once: the address changes only after the menu is rendered, and a second choice must not lose the first.
  const [chosenNow, setChosenNow] = useOptimistic(avoided)
  const avoid = (next: typeof avoided) =>
    startTransition(() => {
      setChosenNow(next)
      set({ avoid: next.allergens.join(','), hide: next.isHidden ? 'yes' : null }, { isTyping: true })
    })

  return (
    <>
      <Inline gap={4}>
        {menus.length > 1 && (
          <Tabs
            label={t('publicMenu.menu')}
            tabs={menus.map((one) => ({ id: String(one.programId), label: menuTitle(wording, one, menus) }))}
            value={String(of?.programId ?? '')}
            onChange={(id) => {
              const chosen = menus.find(({ programId }) => String(programId) === id)
              set({ menu: chosen?.itemType ?? null, program: id })
            }}
          />
        )}
        <Select
          label={t('publicMenu.language')}
          value={chosenLanguage}
          onChange={(chosen) => set({ language: chosen })}
          options={[...new Set([...pageLanguages, ...languages])].map((code) => ({
            value: code,
            label: ownNameOf(code),
          }))}
        />
      </Inline>
      <Fold
        title={t('publicMenu.avoid')}
        summary={formats.list(avoided.allergens.map(nameOf))}
        isOpen={avoided.allergens.length > 0}
      >
        <Stack>
          <CheckboxGroup
            label={t('publicMenu.avoid')}
            isLabelHidden
            hint={t('publicMenu.avoidHint')}
            value={chosenNow.allergens}
            onChange={(chosen) => avoid({ ...chosenNow, allergens: [...chosen] })}
            options={allergens.map((allergen) => ({ value: allergen, label: nameOf(allergen) }))}
          />
          <Checkbox
            label={t('publicMenu.hide')}
            checked={chosenNow.isHidden}
            onChange={(isHidden) => avoid({ ...chosenNow, isHidden })}
          />
        </Stack>
      </Fold>
    </>
  )
}

/** A language in its own words: "español". */
const ownNameOf = (code: string) => new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
