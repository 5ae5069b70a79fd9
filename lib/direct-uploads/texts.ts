export const directUploadTexts = {
  gone: 'This upload was not found. Please upload the file again.',
  used: 'This upload was completed already. Please upload the file again.',
  late: 'This upload has taken too long. Please upload the file again.',
  missing: 'The file has not arrived. Please upload it again.',
  cut: 'Only part of the file has arrived. Please upload it again.',
  tooMany: 'Other large files of yours are being uploaded. Please try again when they are done.',
} as const;
