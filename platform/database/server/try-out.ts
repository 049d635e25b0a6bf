/** Does something and gives up all of it again: what a preview tells is then exactly what would happen. */
import type { CompanyDb, Tx } from './connect.ts'

export async function tryOut<Told>(company: CompanyDb, work: (tx: Tx) => Promise<Told>): Promise<Told> {
  const kept: Told[] = []
  try {
    await company.transaction(async (tx) => {
      kept.length = 0
      kept.push(await work(tx))
      throw new GivenUp()
    })
  } catch (failure) {
    if (!(failure instanceof GivenUp)) throw failure
  }
  const [told] = kept
  if (told === undefined) throw new Error('nothing was tried')
  return told
}

class GivenUp extends Error {}
