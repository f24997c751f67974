import type { Handlers } from '../../contract/operations.ts'
import { pinScreen, readScreens, rememberScreen } from './store.ts'

export const ownScreenHandlers: Handlers<'readOwnScreens' | 'pinScreen' | 'rememberScreen'> = {
  async readOwnScreens({ caller, work }) {
    return { status: 200, body: await work((tx) => readScreens(tx, caller)) }
  },

  async pinScreen({ path, body, caller, work }) {
    return { status: 200, body: await work((tx) => pinScreen(tx, caller, path.screen, body.isPinned)) }
  },

  async rememberScreen({ path, caller, work }) {
    return { status: 200, body: await work((tx) => rememberScreen(tx, caller, path.screen)) }
  },
}
