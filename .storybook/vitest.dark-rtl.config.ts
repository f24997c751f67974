import { storyProject } from './vitest.config.ts'

// The same stories in the mode that breaks most easily: dark and right-to-left.
export default storyProject('storybook-dark-rtl', { theme: 'dark', direction: 'rtl' })
