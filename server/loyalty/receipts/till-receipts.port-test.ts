import { expect, test } from 'vitest'
import type { TillReceipt, TillReceipts } from './till-receipts.port.ts'

export interface OpenedTillReceipts {
  readonly receipts: TillReceipts
  /** Writes a receipt as a till does. */
  write(receiptId: string, receipt: TillReceipt): Promise<void>
  close(): Promise<void>
}

/** The contract tests for every adapter that reads the receipts of tills. */
export function describeTillReceipts(open: () => Promise<OpenedTillReceipts>): void {
  test('finds what a till wrote by the id of the receipt, and leaves out what nobody wrote', async () => {
    const { receipts, write, close } = await open()
    await write('DK-1042-7', { employeeName: 'Ida', paymentCard: '**** 4242' })
    await write('DK-1042-8', {})

    const found = await receipts.find(['DK-1042-7', 'DK-1042-8', 'DK-1042-9'])

    expect([...found]).toEqual([
      ['DK-1042-7', { employeeName: 'Ida', paymentCard: '**** 4242' }],
      ['DK-1042-8', {}],
    ])
    expect((await receipts.find([])).size).toBe(0)
    await close()
  })

  test('finds nothing by an id that leads elsewhere', async () => {
    const { receipts, write, close } = await open()
    await write('DK-1', { employeeName: 'Ida' })

    for (const id of ['', '.', '../DK-1', 'x/../DK-1', 'DK-1\0', '%2e%2e/DK-1', 'D'.repeat(500)])
      expect([...(await receipts.find([id]))]).toEqual([])
    await close()
  })
}
