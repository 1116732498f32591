import { serviceSimulator } from '#server/platform/simulators/service-simulator.ts'
import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import { simulatorPage } from '#server/platform/simulators/simulator-page.ts'

/** A returns service whose form is a placeholder and stores nothing. */
export const returnsPluginSimulator: MakeSimulator = ({ url }) =>
  serviceSimulator({
    ...{ name: 'returns-plugin', path: '/v1/forms', counted: 'forms' },
    answer: () => Response.json({ name: 'Parcel Return', address: `${url}/form` }),
    page: (pathname) =>
      pathname === '/form'
        ? simulatorPage({
            ...{ title: 'Return a parcel', lead: 'A placeholder for the form of a returns service.', facts: [] },
            ...{ action: `${url}/form`, buttons: [['sent', 'Register the return']] },
          })
        : undefined,
  })
