import { storyProject } from './vitest.config.ts'

// The same stories where they break most easily: dark and mirrored.
export default storyProject('storybook-dark-rtl', { theme: 'dark', direction: 'rtl' })
