/** Apart from the database, whose code a page loads after its first frame. */
export const DATABASE_NAME = 'sightline-records';
