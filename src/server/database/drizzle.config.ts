import { defineConfig } from 'drizzle-kit';

/** For `npm run migrations`: writes the SQL of a changed schema; the server itself only reads the folder. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/database/schema.ts',
  out: './src/server/database/migrations',
});
