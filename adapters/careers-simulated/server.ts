import { z } from 'zod'
import { type Job, job } from '#contracts/careers.ts'
import { Fault } from '#foundation/fault.ts'
import type { JobBoard } from '#server/careers/job-board.port.ts'

export interface JobBoardSettings {
  readonly url: string
  readonly key: string
}

/** Further positions are left out, because a page cannot show them. */
const mostJobs = 200
const webAddress = z.url({ protocol: /^https?$/ })

/** Reads a job board, as JSON over HTTP. */
export const jobBoard = ({ url, key }: JobBoardSettings): JobBoard => ({
  async jobs(signal) {
    const answer = await fetch(`${url}/v1/jobs?status=open`, {
      headers: { authorization: `Bearer ${key}` },
      signal: signal ?? null,
    })
    if (answer.status !== 200) throw new Fault('careers.failed', { status: answer.status })
    return read(await answer.json())
  },
})

function read(answer: unknown): Job[] {
  const { jobs } = (answer ?? {}) as { readonly jobs?: readonly Readonly<Record<string, unknown>>[] }
  if (!Array.isArray(jobs)) throw new Fault('careers.answer-unknown', {})
  return jobs.slice(0, mostJobs).map(({ id, name, team, city, country_code, apply_by, apply_url }) => {
    const said = job.safeParse({
      ...{ id: String(id), title: name, department: team, location: city, country: country_code },
      ...{ deadline: apply_by ?? null, url: apply_url },
    })
    if (!said.success || !webAddress.safeParse(apply_url).success) throw new Fault('careers.answer-unknown', {})
    return said.data
  })
}
