/** A file as a data URL in the field of its kind. */
export type FileBody = { image: string } | { photo: string } | { cv: string; name: string };
