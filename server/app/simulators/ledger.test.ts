import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openLedger } from './ledger.ts'

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-ledger-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'ledger.jsonl')
}

test('remembers what was written before the program was killed', () => {
  const file = newFile()
  openLedger(file).append({ kind: 'authorised', amount: 29995 })

  expect(openLedger(file).entries()).toEqual([{ kind: 'authorised', amount: 29995 }])
})

test('drops an entry cut short by a crash, and continues after the last complete one', () => {
  const file = newFile()
  openLedger(file).append({ kind: 'authorised' })
  appendFileSync(file, '{"kind":"capt')

  openLedger(file).append({ kind: 'refunded' })

  expect(openLedger(file).entries()).toEqual([{ kind: 'authorised' }, { kind: 'refunded' }])
})
