import { configure } from 'storybook/test'

// A second, the default, is a bet on an idle machine: what loads when it is opened may take longer on a busy one.
configure({ asyncUtilTimeout: 15_000 })
