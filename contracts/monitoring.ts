import { z } from 'zod'
import { idText } from './bounds.ts'
import type { Calls } from './calls.ts'

const shortText = z.string().max(300)
const milliseconds = z.number().min(0).max(3_600_000)
const path = shortText

/** An error in a script: its kind and its place, without anything that a shopper typed. */
const scriptFault = z.object({ report: z.literal('fault'), kind: idText, place: shortText, path })

/** How quickly a page was loaded and shown. */
const pageTimes = z.object({
  report: z.literal('page'),
  pageKind: idText,
  path,
  /** First byte, first paint, largest paint, longest blocking time; ms. */
  firstByte: milliseconds,
  firstPaint: milliseconds.optional(),
  largestPaint: milliseconds.optional(),
  blocked: milliseconds.optional(),
  /** Sum of the layout shifts. */
  shift: z.number().min(0).max(100).optional(),
})

/** A part of a recorded visit. Texts and inputs are masked before they leave the browser. */
const replayPart = z.object({
  report: z.literal('replay'),
  replayId: z
    .string()
    .max(32)
    .regex(/^[0-9a-f]{32}$/),
  segment: z.number().int().min(0).max(10_000),
  startedAt: z.number().int().min(0).max(1e14),
  path,
  /** A list of events as JSON, in the format of rrweb. */
  events: z.string().max(300_000),
})

export const visitReport = z.discriminatedUnion('report', [scriptFault, pageTimes, replayPart])
export type VisitReport = z.infer<typeof visitReport>
export type ScriptFault = z.infer<typeof scriptFault>
export type PageTimes = z.infer<typeof pageTimes>
export type ReplayPart = z.infer<typeof replayPart>

/** Settings of the monitoring of visits; empty if no collector is connected. */
const monitoringSettings = z.object({
  /** Share of visits that are recorded, between 0 and 1. */
  replayShare: z.number().min(0).max(1).optional(),
  /** Texts and inputs are masked before they leave the browser. */
  masksTexts: z.literal(true).optional(),
  masksInputs: z.literal(true).optional(),
})
export type MonitoringSettings = z.infer<typeof monitoringSettings>

export const monitoringCalls = {
  'GET /api/monitoring': {
    who: 'anyone',
    summary: 'How the visits of real users are monitored; empty if they are not',
    query: z.object({ market: idText.optional() }),
    answer: monitoringSettings,
    problems: [400],
    also: ['/api/f/{market}/monitoring'],
  },
  'POST /api/monitoring/reports': {
    who: 'anyone',
    summary:
      'Takes what went wrong on a page, how quick it was, and pieces of a recorded visit; each only with the consent it needs. Answers how many it took',
    body: z.object({ reports: z.array(visitReport).min(1).max(20) }),
    mostBytes: 400_000,
    answer: z.object({ taken: z.number().int() }),
    problems: [400],
  },
} satisfies Calls
