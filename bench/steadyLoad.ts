import { Agent, get } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

export interface SteadyLoad {
  readonly headers: Readonly<Record<string, string>>
  readonly perSecond: number
  readonly seconds: number
}

/**
 * Asks at an even pace, whether what was asked before has been answered or not, and tells how long each answer took, in milliseconds, from
 * the moment it was due to be asked for. (autocannon asks for all of a second at its beginning.) Throws for an answer other than 200.
 */
export async function steadyLoad(
  url: string,
  { headers, perSecond, seconds }: SteadyLoad,
): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true })
  const begun = performance.now()
  const asked: Promise<number>[] = []
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = begun + (index * 1000) / perSecond
    await wait(Math.max(0, due - performance.now()))
    asked.push(ask(url, { agent, headers }).then(() => performance.now() - due))
  }
  const times = await Promise.all(asked)
  agent.destroy()
  return times
}

const ask = (
  url: string,
  options: { readonly agent: Agent; readonly headers: SteadyLoad['headers'] },
): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, options, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`))
      answer.resume().once('end', resolve).once('error', reject)
    }).once('error', reject)
  })
