import { openTestDatabase } from '../../checks/harness/database/test-database.ts'
import { describePhotographStore } from './photograph-store.port-test.ts'
import { photographsInDatabase } from './photographs.repository.ts'

const { database } = await openTestDatabase()

describePhotographStore(
  () => photographsInDatabase(database),
  () => photographsInDatabase(database),
)
