import { englishMenuText } from './english-menu-text.ts'
import { wordsOf } from './MenuText.tsx'

/** All words of the menu patterns. What stands in lists takes `useFigureText` instead, which weighs less. */
export const useMenuText = wordsOf(englishMenuText)
