import { storyProject } from './vitest.config.ts'

// The mode that breaks most easily, dark and right-to-left: every story, nightly.
export default storyProject('storybook-dark-rtl', { theme: 'dark', direction: 'rtl' })
