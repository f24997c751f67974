import { configure } from 'storybook/test'

// The default of one second assumes an idle machine: code loaded on demand may take longer on a busy one.
configure({ asyncUtilTimeout: 15_000 })
