import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Fault } from '#foundation/fault.ts'
import type { TillReceipt, TillReceipts } from '#server/loyalty/receipts/till-receipts.port.ts'

/** Only ids of this form can be file names. */
const idForm = /^[\w-]{1,100}$/
const atOnce = 20
const longestText = 100

/** Reads receipts from the files `{folder}/{receiptId}.json`, which tills write. */
export function tillReceiptsFiles({ folder }: { readonly folder: string }): TillReceipts {
  return {
    async find(receiptIds) {
      const left = [...new Set(receiptIds)].filter((id) => idForm.test(id))
      const found = new Map<string, TillReceipt>()
      while (left.length > 0) {
        const read = await Promise.all(
          left.splice(0, atOnce).map(async (id) => [id, await readOne(folder, id)] as const),
        )
        for (const [id, receipt] of read) if (receipt) found.set(id, receipt)
      }
      return found
    },
  }
}

async function readOne(folder: string, id: string): Promise<TillReceipt | undefined> {
  const text = await readFile(join(folder, `${id}.json`), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const { employeeName, paymentCard } = parsed(text, id)
  return {
    ...(isText(employeeName) && { employeeName }),
    ...(isText(paymentCard) && { paymentCard }),
  }
}

function parsed(text: string, id: string): { readonly employeeName?: unknown; readonly paymentCard?: unknown } {
  try {
    return Object(JSON.parse(text))
  } catch {
    throw new Fault('till-receipts.unreadable', { id })
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= longestText
