import { openTestDatabase } from '../../checks/harness/database/test-database.ts'
import { promisesOfAPhotographStore } from './photograph-store.port-test.ts'
import { photographsInDatabase } from './photographs.repository.ts'

const { database } = await openTestDatabase()

promisesOfAPhotographStore(
  () => photographsInDatabase(database),
  () => photographsInDatabase(database),
)
