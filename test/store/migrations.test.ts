import { expect, it } from '@jest/globals';
import { openEmbedded } from '../../src/store/database/embedded-driver.js';
import { applyMigrations } from '../../src/store/database/migrations.js';
import { addScripts } from '../../src/store/database/script-adapter.js';

it('a migration that fails says why in the words of the database', async () => {
  const driver = await openEmbedded(null);
  const noRoom = new Error('no room on the disk');
  const failing = {
    ...driver,
    migrate: ((work) =>
      driver.migrate((adapter) =>
        work(addScripts(adapter, () => Promise.reject(noRoom))),
      )) as typeof driver.migrate,
  };
  await expect(applyMigrations(failing)).rejects.toBe(noRoom);
  await driver.close();
});
