import { Prepared } from '../http/prepared.ts'
import type { Snapshot } from '../snapshots/catalogueSnapshots.ts'

/** An answer that depends on the catalogue alone, written once for each of its versions. Keys come from the catalogue, never from a visitor. */
export function answerOnce(snapshot: Snapshot, key: string, make: () => unknown): Prepared {
  const known = snapshot.answers.get(key)
  if (known !== undefined) return new Prepared(known)
  const json = JSON.stringify(make())
  snapshot.answers.set(key, json)
  return new Prepared(json)
}
