import type { Deps } from '../deps.ts'
import { deleteNotifications } from '../repositories/notifications.ts'

const dayMs = 86_400_000

/** So few at a time that no statement lasts, however many have gathered. */
const atOnce = 1_000

/** Forgets what payment providers sent more than NOTIFICATION_DAYS ago. What it said is in the payments. */
export async function forgetNotifications({
  env,
  clock,
  connection,
}: Pick<Deps, 'env' | 'clock' | 'connection'>): Promise<void> {
  const before = new Date(clock() - env.NOTIFICATION_DAYS * dayMs)
  while ((await deleteNotifications(connection.orm, before, atOnce)) === atOnce);
}
