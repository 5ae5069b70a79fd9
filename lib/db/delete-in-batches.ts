/** Rows of one statement, which ends well within its timeout. */
const batch = 5000;
/** Of one run; a backlog takes several. */
const mostBatches = 400;

/** So that no statement takes long, however many rows there are. Returns how many were deleted. */
export async function deleteInBatches(
  deleteSome: (limit: number) => Promise<number>,
  limit = batch,
  most = mostBatches,
): Promise<number> {
  let total = 0;
  for (let round = 0; round < most; round += 1) {
    const count = await deleteSome(limit);
    total += count;
    if (count < limit) break;
  }
  return total;
}
