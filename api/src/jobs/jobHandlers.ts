import type { Deps } from '../deps.ts'
import { initiatePayment } from '../commands/initiatePayment.ts'
import { refreshPayment } from '../commands/refreshPayment.ts'
import { sendMail } from '../commands/sendMail.ts'
import type { JobHandlers } from './jobQueue.ts'

const deadlineMs = 15_000

/** What each job does. A handler that throws is tried again, later and later. */
export const jobHandlers = (deps: Deps): JobHandlers => ({
  'initiate-payment': ({ paymentId }) => initiatePayment(deps, paymentId, deadlineMs),
  'refresh-payment': ({ paymentId }) => refreshPayment(deps, paymentId, deadlineMs),
  'send-mail': (data) => sendMail(deps, data),
})
