import type { PublicPageTexts } from '../public-page.ts'
import texts from './public-page.json' with { type: 'json' }

export const publicPage: PublicPageTexts = texts
