/** `npm run build`: the storefront for browser and server, unless the last build is current. */
import { giveUp } from './root.mjs'
import { ensureWebBuilt } from './webBuild.mjs'

const { built, failure } = ensureWebBuilt()
if (failure !== null) giveUp(failure)
console.log(built ? 'Built web/dist.' : 'web/dist is current.')
