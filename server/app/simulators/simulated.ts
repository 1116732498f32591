import { canadaPostSimulator } from '#adapters/address-canada-post/simulator/index.ts'
import { loqateSimulator } from '#adapters/address-loqate/simulator/index.ts'
import { adyenSimulator } from '#adapters/payments-adyen/simulator/index.ts'
import { iyzicoSimulator } from '#adapters/payments-iyzico/simulator/index.ts'
import { klarnaSimulator } from '#adapters/payments-klarna/simulator/index.ts'
import { pickupPointsSimulator } from '#adapters/pickup-points-simulated/simulator/index.ts'
import { returnLabelsSimulator } from '#adapters/return-labels-simulated/simulator/index.ts'
import { facebookSimulator } from '#adapters/sign-in-facebook/simulator/index.ts'
import { appleSimulator, directorySimulator, googleSimulator } from '#adapters/sign-in-openid/simulator/index.ts'
import { sizeAdvisorSimulator } from '#adapters/size-advisor-simulated/simulator/index.ts'
import { taxjarSimulator } from '#adapters/taxes-taxjar/simulator/index.ts'
import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import {
  adyenSimulatorKeys,
  appleSimulatorKeys,
  directorySimulatorKeys,
  facebookSimulatorKeys,
  googleSimulatorKeys,
  iyzicoSimulatorKeys,
  klarnaSimulatorKeys,
} from './simulator-keys.ts'

/** Every simulator there is, by the first segment of its address. */
export const simulated: Readonly<Record<string, MakeSimulator>> = {
  adyen: adyenSimulator(adyenSimulatorKeys),
  iyzico: iyzicoSimulator(iyzicoSimulatorKeys),
  klarna: klarnaSimulator(klarnaSimulatorKeys),
  'canada-post': canadaPostSimulator,
  loqate: loqateSimulator,
  'pickup-points': pickupPointsSimulator,
  'return-labels': returnLabelsSimulator,
  'size-advisor': sizeAdvisorSimulator,
  taxjar: taxjarSimulator,
  google: googleSimulator(googleSimulatorKeys),
  apple: appleSimulator(appleSimulatorKeys),
  facebook: facebookSimulator(facebookSimulatorKeys),
  directory: directorySimulator(directorySimulatorKeys),
}
