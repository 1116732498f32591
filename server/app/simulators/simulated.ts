import { canadaPostSimulator } from '#adapters/address-canada-post/simulator/index.ts'
import { loqateSimulator } from '#adapters/address-loqate/simulator/index.ts'
import { ga4Simulator } from '#adapters/analytics-ga4/simulator/index.ts'
import { careersSimulator } from '#adapters/careers-simulated/simulator/index.ts'
import { payloadSimulator } from '#adapters/content-payload/simulator/index.ts'
import { umbracoSimulator } from '#adapters/content-umbraco/simulator/index.ts'
import { conversionTestsSimulator } from '#adapters/conversion-tests-simulated/simulator/index.ts'
import { facebookLeadsSimulator } from '#adapters/leads-facebook/simulator/index.ts'
import { voyadoSimulator } from '#adapters/loyalty-voyado/simulator/index.ts'
import { sentrySimulator } from '#adapters/monitoring-sentry/simulator/index.ts'
import { adyenSimulator } from '#adapters/payments-adyen/simulator/index.ts'
import { iyzicoSimulator } from '#adapters/payments-iyzico/simulator/index.ts'
import { klarnaSimulator } from '#adapters/payments-klarna/simulator/index.ts'
import { pickupPointsSimulator } from '#adapters/pickup-points-simulated/simulator/index.ts'
import { returnLabelsSimulator } from '#adapters/return-labels-simulated/simulator/index.ts'
import { returnsPluginSimulator } from '#adapters/returns-plugin-simulated/simulator/index.ts'
import { reviewsSimulator } from '#adapters/reviews-simulated/simulator/index.ts'
import { facebookSimulator } from '#adapters/sign-in-facebook/simulator/index.ts'
import { appleSimulator, directorySimulator, googleSimulator } from '#adapters/sign-in-openid/simulator/index.ts'
import { sizeAdvisorSimulator } from '#adapters/size-advisor-simulated/simulator/index.ts'
import { taxjarSimulator } from '#adapters/taxes-taxjar/simulator/index.ts'
import { aftershipSimulator } from '#adapters/tracking-aftership/simulator/index.ts'
import { signatureOf } from '#server/platform/signed-json.ts'
import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import {
  adyenSimulatorKeys,
  aftershipSimulatorKeys,
  appleSimulatorKeys,
  cmsSimulatorKeys,
  directorySimulatorKeys,
  facebookLeadsSimulatorKeys,
  facebookSimulatorKeys,
  ga4SimulatorKeys,
  googleSimulatorKeys,
  iyzicoSimulatorKeys,
  klarnaSimulatorKeys,
  sentrySimulatorKeys,
} from './simulator-keys.ts'
import { writtenContent } from './written-content.ts'

/** A CMS with the content of the shop folder. */
const cms =
  (make: typeof umbracoSimulator, shape: 'older' | 'newer'): MakeSimulator =>
  (needs) =>
    make({
      apiKey: cmsSimulatorKeys.apiKey,
      entries: writtenContent(needs.shopFolder ?? 'shops/demo', shape),
      publishNotice: (body) => ({ 'x-selvedge-signature': signatureOf(body, cmsSimulatorKeys.noticeKey, new Date()) }),
    })(needs)

/** All simulators, keyed by the first segment of their paths. */
export const simulated: Readonly<Record<string, MakeSimulator>> = {
  adyen: adyenSimulator(adyenSimulatorKeys),
  iyzico: iyzicoSimulator(iyzicoSimulatorKeys),
  klarna: klarnaSimulator(klarnaSimulatorKeys),
  aftership: aftershipSimulator(aftershipSimulatorKeys),
  'canada-post': canadaPostSimulator,
  'facebook-leads': facebookLeadsSimulator(facebookLeadsSimulatorKeys),
  ga4: ga4Simulator(ga4SimulatorKeys),
  'conversion-tests': conversionTestsSimulator,
  'returns-plugin': returnsPluginSimulator,
  careers: careersSimulator,
  reviews: reviewsSimulator,
  sentry: sentrySimulator(sentrySimulatorKeys),
  loqate: loqateSimulator,
  'pickup-points': pickupPointsSimulator,
  'return-labels': returnLabelsSimulator,
  'size-advisor': sizeAdvisorSimulator,
  taxjar: taxjarSimulator,
  payload: cms(payloadSimulator, 'newer'),
  umbraco: cms(umbracoSimulator, 'older'),
  voyado: voyadoSimulator,
  google: googleSimulator(googleSimulatorKeys),
  apple: appleSimulator(appleSimulatorKeys),
  facebook: facebookSimulator(facebookSimulatorKeys),
  directory: directorySimulator(directorySimulatorKeys),
}
