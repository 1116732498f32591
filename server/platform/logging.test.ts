import { expect, test } from 'vitest'
import { Fault } from '#foundation/fault.ts'
import { loggedFaults, openLog } from './logging.ts'

function linesOf(write: (log: ReturnType<typeof openLog>) => void): string {
  const lines: string[] = []
  write(openLog({ level: 'info', version: '0.1.0', to: { write: (line) => lines.push(line) } }))
  return lines.join('')
}

test('hides who the shopper is and what proves it, at any depth it is logged [C-AUT-O5]', () => {
  const lines = linesOf((log) => {
    log.info({ email: 'ada@example.com', req: { headers: { cookie: 'basket=42', 'x-api-key': 'sesame' } } }, 'asked')
    log.error(new Fault('accounts.broken', { email: 'ada@example.com', password: 'hunter2', account: 7 }))
    const headers = { authorization: 'Bearer s1', 'set-cookie': 'sAccessToken=s2', 'st-access-token': 's3' }
    log.info({ res: { headers: { ...headers, 'st-refresh-token': 's4' } }, body: { token: 's5', password: 's6' } })
  })

  expect(lines).not.toMatch(/ada@|basket=42|sesame|hunter2|s[1-6]"/)
  expect(lines).toContain('"account":7')
})

test('writes one JSON object a line, with level, time and version', () => {
  const line = linesOf((log) => log.warn({ url: '/en-gb' }, 'slow'))

  expect(JSON.parse(line)).toMatchObject({ level: 'warn', version: '0.1.0', url: '/en-gb', msg: 'slow' })
})

test('tells whoever reports faults of every error with its cause, from any part of the program, and of nothing less [B-ERR-15]', () => {
  const told: unknown[] = []
  const faults = loggedFaults()
  faults.passOnTo((error, message) => told.push([error, message]))
  const loud = openLog({ level: 'info', version: '1', to: { write: () => {} }, faults })
  const fault = new Fault('basket.odd', {})

  loud.child({ request: 'r1' }).error({ err: fault }, 'call failed')
  loud.error(fault)
  loud.warn({ err: fault }, 'slow')
  loud.error({ code: 'limit' }, 'a limit is used up')

  expect(told.map((one) => (one as unknown[])[0])).toEqual([fault, fault])
  expect(told[0]).toEqual([fault, 'call failed'])
})

test('keeps the first errors of a start until somebody can be told of them, and tells each once [B-ERR-15]', () => {
  const faults = loggedFaults()
  const log = openLog({ level: 'info', version: '1', to: { write: () => {} }, faults })
  const told: string[] = []
  for (let at = 1; at <= 60; at++) log.error({ err: new Fault('basket.odd') }, `early ${at}`)

  faults.passOnTo((_, message) => told.push(message))
  log.error({ err: new Fault('basket.odd') }, 'later')

  expect([told.length, told[0], told.at(-2), told.at(-1)]).toEqual([51, 'early 1', 'early 50', 'later'])
})
