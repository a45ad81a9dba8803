import type { Driver } from '../../src/store/database/driver.js';
import { watchDriver } from '../../src/store/database/watched-driver.js';

/** The statements that reached the database, in order. */
export type Seen = string[];

/** A driver whose every statement is noted, whichever of the two ways into the database it takes. */
export function noteStatements(driver: Driver, seen: Seen): Driver {
  return watchDriver(driver, (sql) => {
    seen.push(sql);
    return () => undefined;
  });
}
