import { configure } from 'storybook/test'

configure({
  // The default of one second assumes an idle machine: code loaded on demand may take longer on a busy one.
  asyncUtilTimeout: 15_000,
  // The default prints the whole document each time it looks for something that is not there yet.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})
