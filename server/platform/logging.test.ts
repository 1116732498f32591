import { expect, test } from 'vitest'
import { Fault } from '#foundation/fault.ts'
import { openLog } from './logging.ts'

function linesOf(write: (log: ReturnType<typeof openLog>) => void): string {
  const lines: string[] = []
  write(openLog({ level: 'info', version: '0.1.0', to: { write: (line) => lines.push(line) } }))
  return lines.join('')
}

test('hides who the shopper is and what proves it, at any depth it is logged', () => {
  const lines = linesOf((log) => {
    log.info({ email: 'ada@example.com', req: { headers: { cookie: 'basket=42', 'x-api-key': 'sesame' } } }, 'asked')
    log.error(new Fault('accounts.broken', { email: 'ada@example.com', password: 'hunter2', account: 7 }))
  })

  expect(lines).not.toMatch(/ada@|basket=42|sesame|hunter2/)
  expect(lines).toContain('"account":7')
})

test('writes one JSON object a line, with level, time and version', () => {
  const line = linesOf((log) => log.warn({ url: '/en-gb' }, 'slow'))

  expect(JSON.parse(line)).toMatchObject({ level: 'warn', version: '0.1.0', url: '/en-gb', msg: 'slow' })
})
