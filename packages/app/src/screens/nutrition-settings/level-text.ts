import type { Translate } from '@commissary/messages'

/** An entry of the history, `Lunch Target 2: Yes (935 mg)`, with its status in words. */
export const levelText = (t: Translate, entry: string): string =>
  entry.replace(
    /: (Yes|No)(?= \(|$)/,
    (_, isOn) => `: ${t(isOn === 'Yes' ? 'nutritionSettings.on' : 'nutritionSettings.off')}`,
  )
