import { expect, onTestFinished, test, vi } from 'vitest'
import { sendEventsTo } from './analytics.ts'
import { showToast } from './show-toast.ts'

test('tells analytics of every message about an error by its area and its key, and of no other message [C-ANL-04, C-ANL-O2, C-TST-03, B-TOAST-05]', () => {
  const page = new EventTarget()
  vi.stubGlobal('document', { cookie: 'consent=action:yes,analytics:yes', documentElement: { dataset: {} } })
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  onTestFinished(() => void vi.unstubAllGlobals())
  const [told, shown]: [unknown[], unknown[]] = [[], []]
  // Test files of one process share the held events, and another file may have left some.
  sendEventsTo(() => {})
  sendEventsTo((event) => told.push(event))
  const areas = { danger: 'payment', warning: 'tracking', info: 'login', success: 'basket' } as const

  for (const kind of ['danger', 'warning', 'info', 'success'] as const)
    showToast(areas[kind], [kind, `feedback.${kind}`], `A ${kind}`, (...toast) => shown.push(toast))

  expect(told).toEqual([
    { event: 'error', category: 'payment', label: 'feedback.danger' },
    { event: 'error', category: 'tracking', label: 'feedback.warning' },
  ])
  expect(shown).toEqual(['danger', 'warning', 'info', 'success'].map((kind) => [kind, `A ${kind}`]))
})
