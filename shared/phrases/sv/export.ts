export default {
  export: 'Exportera som CSV',
  exportLabel: 'Exportera som CSV: {{what}}',
  program: 'CSV för program',
  programLabel: 'CSV för program: {{what}}',
  forPrograms:
    'Den första filen öppnas i Excel. Den andra har samma rader med decimalpunkt och fasta kolumnnamn på engelska.',
} as const
