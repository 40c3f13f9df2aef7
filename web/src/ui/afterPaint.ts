/** Does something after what a press shows at once. */
export type AfterPress = (task: () => void) => void

/** Longer than a frame takes where frames are made at all: nobody looks at a tab in the background. */
const patienceMs = 100

/**
 * Does tasks in their order once the frame that follows is painted, so that what a press shows waits for nothing else. Another press or the
 * end of the page does not overtake them.
 */
export function paintFirst(view: Window): AfterPress {
  let waiting: (() => void)[] = []
  const settle = () => {
    const settled = waiting
    waiting = []
    for (const task of settled) task()
  }
  for (const type of ['click', 'pagehide']) view.addEventListener(type, settle, { capture: true })
  return (task) => {
    waiting.push(task)
    view.requestAnimationFrame(() => view.setTimeout(settle))
    view.setTimeout(settle, patienceMs)
  }
}
