import type { Deps } from '../deps.ts'
import { forgetNotifications } from '../commands/forgetNotifications.ts'
import { initiatePayment } from '../commands/initiatePayment.ts'
import { refreshPayment } from '../commands/refreshPayment.ts'
import { sendMail } from '../commands/sendMail.ts'
import type { JobHandlers } from './jobQueue.ts'

/** What each job does. A handler that throws is tried again, later and later. */
export const jobHandlers = (deps: Deps): JobHandlers => ({
  'initiate-payment': ({ paymentId }) => initiatePayment(deps, paymentId, deps.env.PAYMENT_LATER_MS),
  'refresh-payment': ({ paymentId }) => refreshPayment(deps, paymentId),
  'send-mail': (data) => sendMail(deps, data),
  'forget-notifications': () => forgetNotifications(deps),
})
