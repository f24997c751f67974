import { onlyDifferentInDarkRtl } from './leave-out.ts'
import { storyProject } from './vitest.config.ts'

// The mode that breaks most easily, dark and right-to-left: in the gate for stories that can differ, nightly for all.
export default storyProject('storybook-dark-rtl', { theme: 'dark', direction: 'rtl' }, onlyDifferentInDarkRtl)
