import { chooseLanguage } from '@commissary/api-client'
import { isLanguage, languageNames, languages } from '@commissary/messages/languages'
import { Banner, Button, Dialog, RadioGroup, Stack } from '@commissary/ui'
import { useState } from 'react'

import { reasonOf, saveFailure } from '../forms/save-failure.ts'
import { useMessages } from '../messages/messages.ts'
import { showLanguage } from '../messages/shown-language.ts'
import { useSession } from '../session/session.tsx'
import { useReloadUser } from '../session/use-reload-user.ts'

/** No language chosen: the caterer's. */
const ofCaterer = ''

/** The user's own language. It applies at once, and what is typed on the page stays. */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const { ownLanguage, catererLanguage } = useSession()
  const reloadUser = useReloadUser()
  const [chosen, setChosen] = useState<string>(ownLanguage ?? ofCaterer)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function handleSave() {
    if (isBusy) return
    setIsBusy(true)
    setFailure(null)
    const language = isLanguage(chosen) ? chosen : null
    try {
      await chooseLanguage({ language })
      await Promise.all([reloadUser(), showLanguage(language ?? catererLanguage)])
      onClose()
    } catch (error) {
      setFailure(reasonOf(saveFailure(error, t)))
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      title={t('shell.language.title')}
      description={t('shell.language.description')}
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <Button variant="solid" isBusy={isBusy} onClick={handleSave}>
          {t('common.save')}
        </Button>
      }
    >
      <Stack>
        {failure !== null && <Banner tone="error">{failure}</Banner>}
        <RadioGroup
          label={t('shell.language.title')}
          isLabelHidden
          value={chosen}
          onChange={setChosen}
          options={[
            { value: ofCaterer, label: t('shell.language.ofCaterer', { language: languageNames[catererLanguage] }) },
            ...languages.map((code) => ({ value: code, label: languageNames[code] })),
          ]}
        />
      </Stack>
    </Dialog>
  )
}
