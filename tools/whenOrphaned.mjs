/** How long an orphan may stay one. */
const lookMs = 300

/**
 * Calls back once when npm, which started this process, is gone. A SIGTERM for npm ends the shell between npm and its script and goes no
 * further, so a supervisor that stops `npm start` would leave the shop running. Started otherwise, a process may outlive its parent.
 *
 * @param {() => void} stop
 */
export function whenOrphaned(stop) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    stop()
  }, lookMs)
  look.unref()
}
