import { defineConfig } from 'drizzle-kit';

/** Settings of `npm run migrations`, which writes the SQL of a changed schema; the server only reads the folder. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/database/schema.ts',
  out: './src/server/database/migrations',
});
