import { serviceSimulator } from '#server/platform/simulators/service-simulator.ts'
import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'

const open = [
  ['101', 'Store manager', 'Stores', 'Aarhus', 'DK', '2099-01-31'],
  ['102', 'Buyer, knitwear', 'Buying', 'Copenhagen', 'DK', '2099-03-01'],
  ['103', 'Software engineer', 'Technology', 'Berlin', 'DE', null],
  ['104', 'Customer service, Arabic', 'Customer service', 'Dubai', 'AE', null],
] as const

/** A job board with the same positions every day. */
export const careersSimulator: MakeSimulator = () =>
  serviceSimulator({
    ...{ name: 'careers', path: '/v1/jobs', counted: 'careers' },
    answer: () => {
      const jobs = open.map(([id, name, team, city, country_code, apply_by]) => ({
        ...{ id, name, team, city, country_code, apply_by },
        apply_url: `https://jobs.example.com/positions/${id}`,
      }))
      return Response.json({ jobs })
    },
  })
